import { defineBrand } from '@skein/ui';

/**
 * A second provider's brand, for tests of the theming. It differs from the demo in everything: navy and orange
 * on cool white, nearly square corners, a serif font, no green.
 */
export const harbor = defineBrand({
  name: 'Harbor',
  colors: {
    primary: '#1c4f9c',
    paper: '#f7f9fc',
    mist: '#e3eaf4',
    ink: '#0a1730',
    teal: '#12396f',
    violet: '#7a1f4b',
    amber: '#ffc08a',
    coral: '#ff9461',
    internet: '#1c4f9c',
    tv: '#8f2559',
    phone: '#f28a2e',
    business: '#475a78',
    positive: '#0f5f8a',
    warning: '#8a4a00',
    danger: '#b3123d',
    'coming-soon': '#5b3f9e',
    focus: '#c2410c',
  },
  radius: { small: '2px', medium: '4px', large: '6px', pill: '4px' },
  fonts: { heading: 'Georgia,"Liberation Serif",serif', text: '"Figtree","Figtree Fallback",sans-serif' },
});
