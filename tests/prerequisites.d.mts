export function systemBrowser(): string | undefined;
export function ensureBrowser(): void;
export function ensureRedis(): void;
export function ensureLoadTool(): void;
export const browserArguments: string[];
