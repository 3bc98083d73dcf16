export {
  type HeroBlock,
  headingBlock,
  type Landing,
  type LandingBlock,
  type LandingCard,
  type LandingPages,
  linkedProducts,
  questionsOf,
} from './landing.ts';
