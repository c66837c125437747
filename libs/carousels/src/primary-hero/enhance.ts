export { enhancePrimaryHeroes, startPrimaryHero, type PrimaryHeroes } from './start-primary-hero.ts';
