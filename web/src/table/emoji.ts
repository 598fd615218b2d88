/** The picture of every emote. */
export const EMOJI: Record<string, string> = {
  cheers: '🍻', laugh: '😂', liar: '🤥', wow: '😮', think: '🤔', cry: '😭', angry: '😠', hurry: '⏰',
};
