"""What runs beside requests: tasks, threads, and looks at who is still there."""
