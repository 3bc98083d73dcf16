import { createFigures, UNREAD_FIGURES } from '#core/partner/figures/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** A partner's figures. */
export class FiguresStore extends storeOf(UNREAD_FIGURES, createFigures) {}
