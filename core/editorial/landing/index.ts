export {
  type HeroBlock,
  type Landing,
  type LandingBlock,
  type LandingCard,
  type LandingPages,
  leadingBlock,
  questionsOf,
} from './landing.ts';
