const UNIT = /(?<=\d) (?=(?:[КМГТKMGT][БB]|MDL|Вт|W|[мm][лl]|[кk][гg]|[смcm]?[мm]|[лl])(?!\p{L}))/gu;

/** A text in which no number stands on another line than its unit. */
export const tied = (text: string): string => text.replaceAll(UNIT, '\u00A0');
