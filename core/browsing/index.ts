export * from './layout.ts';
export * from './live-chat.ts';
export * from './pacing.ts';
export * from './recently-viewed.ts';
export * from './scrolling.ts';
export * from './services.ts';
export * from './sharing.ts';
