/** The surface color of each theme of the demo. */
export const themeGrounds = {
  paper: '#fbf7f0',
  mist: '#e6eef0',
  ink: '#0e1729',
  teal: '#00655e',
  violet: '#5230c4',
  amber: '#ffbe4a',
  coral: '#ff8f74',
} as const;
