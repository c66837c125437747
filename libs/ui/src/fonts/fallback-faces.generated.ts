/** Generated: local fonts with the same metrics as the two web fonts. Do not edit. */
export const fallbackFacesCss: string =
  '@font-face{font-family:"Bricolage Fallback";font-weight:400 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Arimo Bold");size-adjust:97.3%;ascent-override:95.58%;descent-override:27.75%;line-gap-override:0%}' +
  '@font-face{font-family:"Figtree Fallback";font-weight:400 550;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans"),local("Arimo");size-adjust:100.72%;ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%}' +
  '@font-face{font-family:"Figtree Fallback";font-weight:551 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Arimo Bold");size-adjust:95.84%;ascent-override:99.13%;descent-override:26.09%;line-gap-override:0%}';
