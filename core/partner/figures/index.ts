export { changeSince } from './before.ts';
export { createFigures, type FiguresState, UNREAD_FIGURES } from './count-figures.ts';
export { figuresCsv } from './csv.ts';
export {
  averageOf,
  type Figure,
  type FigureGroup,
  type FigureRow,
  type Figures,
  marginShare,
} from './figures.ts';
