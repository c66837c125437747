import type { Preview } from '@storybook/react-vite';
import { LanguageProvider } from '@skein/ui';
import { look } from '../src/brand.ts';

const css = look.css((file) => `/fonts/${file}`);

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'Language of the content',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <LanguageProvider language={globals['language'] === 'es' ? 'es' : 'en'}>
        <style>{css}</style>
        <Story />
      </LanguageProvider>
    ),
  ],
};

export default preview;
