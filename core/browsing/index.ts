export * from './layout.ts';
export * from './live-chat.ts';
export * from './pacing.ts';
export * from './scrolling.ts';
