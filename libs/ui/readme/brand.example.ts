import { defineBrand, globalCss } from '@skein/ui';

export const harbor = defineBrand({
  name: 'Harbor',
  colors: { primary: '#1c4f9c', amber: '#ffc08a' },
  radius: { medium: '4px', pill: '4px' },
  fonts: { heading: 'Georgia, serif', text: 'system-ui, sans-serif' },
});

export const css = harbor.css + globalCss;
