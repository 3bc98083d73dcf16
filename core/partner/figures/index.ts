export { createFigures, type FiguresState, UNREAD_FIGURES } from './count-figures.ts';
export { figuresCsv } from './csv.ts';
export {
  averageOrder,
  type Figure,
  type FigureGroup,
  type FigureRow,
  type Figures,
  marginShare,
} from './figures.ts';
export { changeSince } from './previous-period.ts';
