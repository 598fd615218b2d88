/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:all-texts' {
  type Load = () => Promise<{ default: string; door?: Record<string, string> }>;
  export const house: Record<string, Load>;
  export const rooms: Record<string, Load>;
}
