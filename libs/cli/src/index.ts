export { checkModel } from './model/older-model.ts';
