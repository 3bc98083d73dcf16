/** Folder of the engine's packages and of its compiled program. */
export const engine: string;
/** The program that runs the engine. */
export const engineProgram: string;
/** Installs and compiles the engine if it has changed. Gives a hash of its sources. */
export const ensureEngine: () => string;
/** What the engine is started with: its data folder and the database of the goods that it is filled with. */
export const engineEnv: (data: string, goods: string) => Record<string, string>;
