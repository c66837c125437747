import { story } from '../../testing/story.ts';
import { legalPage } from './legal-page.block.ts';
import * as fixtures from './legal-page.fixtures.ts';
import { LegalPage } from './legal-page.tsx';

export default {
  title: 'Blocks/Legal page · gfLegalPage',
  id: 'blocks-legal-page',
  component: LegalPage,
  tags: ['legal-page'],
};
const show = story(legalPage, LegalPage);

export const Basic = show(fixtures.privacy);
export const TitleOnly = { ...show(fixtures.legalTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.legalLong), name: 'Long text' };
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
