/** Color names that editors may use, as `{ teal: '#0b7a75' }`. */
export type Palette = Readonly<Record<string, string>>;
