import { story } from '../../testing/story.ts';
import { helpCenterLinks } from './help-center-links.block.ts';
import * as fixtures from './help-center-links.fixtures.ts';
import { HelpCenterLinks } from './help-center-links.tsx';

export default {
  title: 'Blocks/Help-center links · gfHelpCenterLinks',
  id: 'blocks-help-center-links',
  component: HelpCenterLinks,
  tags: ['help-center-links'],
};
const show = story(helpCenterLinks, HelpCenterLinks);

export const City = { ...show(fixtures.helpCenterCity), name: 'Of a city' };
export const OneLink = { ...show(fixtures.helpCenterPlain), name: 'One link, on ink' };
export const Many = show(fixtures.helpCenterMany);
export const Spanish = { ...City, globals: { language: 'es' } };
