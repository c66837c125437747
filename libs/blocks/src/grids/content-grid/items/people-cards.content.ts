import { callToAction, color, html, image, one, text, variant } from '@skein/cms-client';

/** A person in the provider's leadership. */
export const leadershipCard = variant({
  word: 'leadership',
  label: 'Leadership card',
  fields: {
    name: text('gfName', 80),
    position: text('gfSubTitle', 120).help('What the person answers for'),
    portrait: image('gfImage').optional().help('Square, the face in the middle'),
    description: html('gfDescription').optional().help('Two sentences; what they would say of themselves'),
  },
});

/** One fact about the provider. */
export const aboutUsCard = variant({
  word: 'about-us',
  label: 'About-us card',
  fields: {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    image: image('gfImage'),
    cta: one('gfCta', callToAction).optional(),
  },
});

/** Employees who meet for an interest outside of their work. */
export const employeeGroupCard = variant({
  word: 'employee-group',
  label: 'Employee group card',
  fields: {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle', 80).optional().help('Since when, how many'),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional().help('An emblem; without one, threads are drawn'),
    color: color('gfBackgroundColor').optional().help('Ground of the emblem'),
    cta: one('gfCta', callToAction).optional(),
  },
});
