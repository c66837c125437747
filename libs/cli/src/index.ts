export { checkModel } from './model/older-model.ts';
export { moveTogether } from './packages/move-together.ts';
export { takePackages, type TakenPackages } from './packages/take-packages.ts';
