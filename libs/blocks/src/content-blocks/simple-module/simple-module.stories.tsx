import { story } from '../../testing/story.ts';
import { simpleModule } from './simple-module.block.ts';
import * as fixtures from './simple-module.fixtures.ts';
import { SimpleModule } from './simple-module.tsx';

export default {
  title: 'Blocks/Simple module with form · gfSimpleModule',
  id: 'blocks-simple-module-with-form',
  component: SimpleModule,
  tags: ['simple-module'],
};
const show = story(simpleModule, SimpleModule);

export const Basic = { ...show(fixtures.simpleModuleBasic), name: 'Form beside the words' };
export const Below = { ...show(fixtures.simpleModuleBelow), name: 'Form below the words, on ink' };
export const WithPicture = { ...show(fixtures.simpleModulePicture), name: 'With a picture' };
export const WithCta = { ...show(fixtures.simpleModuleCta), name: 'A call to action in place of the form' };
export const TitleOnly = { ...show(fixtures.simpleModuleTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.simpleModuleLong), name: 'Long text' };
export const Spanish = { ...WithPicture, name: 'In Spanish', globals: { language: 'es' } };
