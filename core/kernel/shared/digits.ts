/** Only the digits and pluses of a text, as telephones and analytics want a phone (rules ANALYTICS-2, SETTINGS-5). */
export const digitsAndPlus = (text: string): string => text.replaceAll(/[^\d+]/g, '');
