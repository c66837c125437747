// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { simpleModule } from './simple-module.content.ts';
import * as fixtures from './simple-module.fixtures.ts';
import { SimpleModule } from './simple-module.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale?: 'es') =>
  draw(simpleModule, SimpleModule, fixture, locale);

describe('SimpleModule', () => {
  it.each(['simpleModuleBasic', 'simpleModuleBelow', 'simpleModulePicture'] as const)(
    'shows the form of %s once, after the words',
    (name) => {
      const drawn = html(fixtures[name]);
      expect(drawn.match(/<form/g)).toHaveLength(1);
      expect(drawn.indexOf('<h2')).toBeLessThan(drawn.indexOf('<form'));
    },
  );

  it('takes the form before the call to action, which stands where there is none', () => {
    expect(html(fixtures.simpleModuleBasic)).not.toContain('data-action');
    expect(html(fixtures.simpleModuleCta)).toContain('data-action="open-address-check"');
  });

  it('has the theme of the editor, else its own', () => {
    expect(html(fixtures.simpleModulePicture)).toContain('data-theme="amber"');
    expect(html(fixtures.simpleModuleTitleOnly)).toContain('data-theme="mist"');
  });

  it('is a title alone where there is nothing else, and speaks Spanish', () => {
    const drawn = html(fixtures.simpleModuleTitleOnly, 'es');
    expect(drawn).toContain('Dinos dónde vives');
    expect(drawn).not.toMatch(/<(?:form|img|p)\b/);
  });
});
