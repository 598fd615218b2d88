/** Its place at the door, among the games: the lowest comes first. */
export default 2;
