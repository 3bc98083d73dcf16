/** How many products a row begins with: as many as the widest screen shows at once (rule HOME-3). */
export const ROW_FIRST = 5;
