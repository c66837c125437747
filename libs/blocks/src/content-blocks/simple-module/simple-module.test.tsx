// @vitest-environment node
import { entry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { interestForm } from '../../heroes/hero/form-hero.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { draw } from '../../testing/fixture-props.ts';
import { simpleModule } from './simple-module.block.ts';
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

  it.each(['beside', 'below'] as const)(
    'takes the form before the call to action where it stands %s the words',
    (layout) => {
      const fields = { title: 'Both', layout, form: interestForm, cta: checkAddress };
      const both = html(entry(simpleModule, 'simple-module-both', fields));
      expect(both.match(/<form/g)).toHaveLength(1);
      expect(both).not.toContain('data-action');
    },
  );

  it('has a call to action where there is no form', () => {
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
