export {
  type HeroBlock,
  type Landing,
  type LandingBlock,
  type LandingCard,
  type LandingPages,
  leadingBlock,
  leadingProducts,
  questionsOf,
} from './landing.ts';
