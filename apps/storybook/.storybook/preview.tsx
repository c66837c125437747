import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { DocsPage } from '../src/docs-page/docs-page.tsx';
import { propControls } from '../src/prop-controls/prop-controls.ts';
import { skeinTheme } from './skein-theme.ts';
import { StoryGround } from '../src/story-ground/story-ground.tsx';
import { ThemeNote } from '../src/story-theme/theme-note.tsx';
import { themedStory, type ThemedStory } from '../src/story-theme/story-theme.ts';
import { storyBrand } from '../src/story-brand/story-brand.ts';
import { isThemeName, themeNames } from '@skein/ui';
import { setStoryPalette } from '@skein/cms-client/stories';

/** The pictures of a visual check: every story on a phone and a wide screen, and on a phone in Spanish. */
const modes = {
  phone: { viewport: 390, language: 'en' },
  desktop: { viewport: 1440, language: 'en' },
  'phone-es': { viewport: 390, language: 'es' },
};

/**
 * With enlarged text, a story for a wide screen gets a wider window, because the widths of its layout are in
 * rem.
 */
const asWideInLetters = import.meta.env.STORY_TEXT !== '100' && {
  desktop: {
    name: 'Desktop, enlarged text',
    styles: { width: `${(1280 * Number(import.meta.env.STORY_TEXT)) / 100}px`, height: '1024px' },
    type: 'desktop',
  },
};

// A play waits for what it looks for, also on a machine that has much to do.
configure({ asyncUtilTimeout: import.meta.env.STORY_WAIT_MS });
// Stories are parsed when they are loaded, which is after this.
setStoryPalette(storyBrand.palette);

const preview: Preview = {
  // `visual`: has its picture taken; a story that stands still for nobody says `!visual`.
  tags: ['autodocs', 'visual'],
  globalTypes: {
    theme: {
      description: 'Ground that the story stands on; blocks with a theme of their own take it too',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    language: {
      description: 'Language of the content',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English', right: 'en' },
          { value: 'es', title: 'Español', right: 'es' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORY_THEME,
    language: import.meta.env.STORY_LANGUAGE,
    ...(import.meta.env.STORY_VIEWPORT && {
      viewport: { value: `px${import.meta.env.STORY_VIEWPORT}`, isRotated: false },
    }),
  },
  argTypesEnhancers: [propControls],
  // Every parsed entry has one; nobody sets it by hand.
  argTypes: { id: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    brand: storyBrand,
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    viewport: {
      // Storybook's own are what stories ask for. None is called by digits alone: out of the address they come as numbers.
      options: {
        ...MINIMAL_VIEWPORTS,
        px320: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        px390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        px1440: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        ...asWideInLetters,
      },
    },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { sort: 'requiredFirst', expanded: true },
    docs: { theme: skeinTheme, page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'UI',
          ['Foundations'],
          'Shell',
          'Blocks',
          ['Hero', 'Content block', 'Text block', '*'],
          'Forms',
          '*',
        ],
      },
    },
  },
  beforeEach() {
    if (import.meta.env.STORY_TEXT !== '100')
      document.documentElement.style.fontSize = `${import.meta.env.STORY_TEXT}%`;
    // What a story writes into the address is not what the next one begins with.
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  // Whatever a story shows, at whatever width: the page never scrolls sideways.
  afterEach({ canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth - clientWidth} px too wide`);
  },
  decorators: [
    (Story, { globals, title, viewMode, args, argTypes }) => {
      const named = String(globals['theme']);
      const theme = isThemeName(named) ? named : 'paper';
      // Opened as they are written; the theme that the toolbar begins with is that of the page around them.
      const picked = theme !== import.meta.env.STORY_THEME;
      const options = argTypes['theme']?.options as readonly string[] | undefined;
      const shown: ThemedStory = picked ? themedStory(theme, args, options) : { args };
      return (
        <StoryGround
          theme={theme}
          language={globals['language'] === 'es' ? 'es' : 'en'}
          title={title}
          alone={viewMode === 'story'}
        >
          <Story args={shown.args} />
          {shown.note !== undefined && <ThemeNote>{shown.note}</ThemeNote>}
        </StoryGround>
      );
    },
  ],
};

export default preview;
