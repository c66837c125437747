import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';

const image = { url: '/a.jpg', width: 800, height: 600, alt: 'A porch' };
const html = ui.htmlLiteral`<p>Text</p><table><tr><td>1</td></tr></table>`;
const nothing = (): void => {};

/** One sample of every component, by the name under which it is exported. */
const samples: Record<string, ReactElement> = {
  Alert: <ui.Alert tone="info">Text</ui.Alert>,
  Asking: <ui.Asking>Text</ui.Asking>,
  Badge: <ui.Badge kind="available" />,
  Button: <ui.Button busy>Text</ui.Button>,
  ButtonLink: (
    <ui.ButtonLink href="/" external color="#ffd400">
      Text
    </ui.ButtonLink>
  ),
  CallToAction: <ui.CallToAction text="Learn more" target={{ href: '/' }} modal={<p>Text</p>} />,
  Card: <ui.Card theme="ink">Text</ui.Card>,
  Checkbox: <ui.Checkbox label="Text" hint="Hint" />,
  CloseButton: <ui.CloseButton label="Close" onClick={nothing} />,
  Cluster: <ui.Cluster as="ul">Text</ui.Cluster>,
  Container: <ui.Container width="text">Text</ui.Container>,
  Dialog: (
    <ui.Dialog open={false} onClose={nothing} title="Title" footer="End">
      Text
    </ui.Dialog>
  ),
  ServedDialog: (
    <ui.ServedDialog title="Title" openAt="#here">
      Text
    </ui.ServedDialog>
  ),
  Disclosure: <ui.Disclosure summary="Question">Text</ui.Disclosure>,
  Drawer: (
    <ui.Drawer open={false} onClose={nothing} title="Title" footer="End">
      Text
    </ui.Drawer>
  ),
  ExternalMark: <ui.ExternalMark />,
  Field: (
    <ui.Field label="Label" error="Error">
      {(wiring) => <input {...wiring} />}
    </ui.Field>
  ),
  FieldError: <ui.FieldError id="e">Error</ui.FieldError>,
  FieldGroup: <ui.FieldGroup legend="Question">Text</ui.FieldGroup>,
  FieldHint: <ui.FieldHint id="h">Hint</ui.FieldHint>,
  Grid: <ui.Grid columns={3}>Text</ui.Grid>,
  Heading: (
    <ui.Heading level={2} anchor>
      Title
    </ui.Heading>
  ),
  Glyph: <ui.Glyph path={ui.closeGlyph} />,
  Icon: <ui.Icon name="home" />,
  LanguageProvider: (
    <ui.LanguageProvider language="es">
      <ui.Badge kind="new" />
    </ui.LanguageProvider>
  ),
  ModuleOutline: <ui.ModuleOutline color="#00655e">Text</ui.ModuleOutline>,
  Picture: <ui.Picture image={image} aspect={1} rounded="large" priority />,
  Prose: <ui.Prose html={html} size="small" />,
  RadioGroup: <ui.RadioGroup legend="Question" name="a" options={[{ value: '1', label: 'One' }]} />,
  RichText: <ui.RichText html={html} />,
  RoutesProvider: (
    <ui.RoutesProvider routes={{ home: '/' }}>
      <ui.Badge kind="new" />
    </ui.RoutesProvider>
  ),
  Section: <ui.Section theme="teal">Text</ui.Section>,
  Select: <ui.Select label="Label" options={[{ value: '1', label: 'One' }]} />,
  SideBySide: (
    <ui.SideBySide side="left">
      <p>Words</p>
      <p>Picture</p>
    </ui.SideBySide>
  ),
  SkipLink: <ui.SkipLink href="#main">Skip</ui.SkipLink>,
  Spinner: <ui.Spinner label="Loading" />,
  Stack: <ui.Stack as="ol">Text</ui.Stack>,
  TextColumn: <ui.TextColumn width="title">Text</ui.TextColumn>,
  SuggestedInput: <ui.SuggestedInput label="Street" suggest={undefined} />,
  TextField: <ui.TextField label="Label" hint="Hint" error="Error" />,
  TextLink: (
    <ui.TextLink href="/" external>
      Text
    </ui.TextLink>
  ),
  ThreadDivider: <ui.ThreadDivider pattern="weave" />,
  Toast: <ui.Toast onDismiss={nothing}>Text</ui.Toast>,
  ToastRegion: <ui.ToastRegion />,
  FileVideo: <ui.FileVideo sources={[{ src: '/a.mp4' }]} title="A clip" />,
  VideoPlayer: <ui.VideoPlayer sources={[{ src: '/a.mp4' }]} title="A clip" />,
  VisuallyHidden: <ui.VisuallyHidden>Text</ui.VisuallyHidden>,
};

/** jsdom has no media queries; this visitor has no preferences. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const components = Object.entries(ui)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && name !== 'GlobalStyle')
  .map(([name]) => name);

describe.each(components)('%s', (name) => {
  it('renders on the server without a style attribute, and wakes up without a difference', async () => {
    const sample = samples[name];
    if (!sample) throw new Error(`${name} has no sample here; add one.`);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const recovered = vi.fn();

    const markup = renderToString(sample);
    // The content security policy of the site blocks style attributes.
    expect(markup).not.toMatch(/\sstyle="/);

    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = markup;
    await act(async () => {
      hydrateRoot(place, sample, { onRecoverableError: recovered });
    });
    expect(recovered).not.toHaveBeenCalled();
    expect(complaints.mock.calls).toEqual([]);
    expect(place.childElementCount).toBeGreaterThan(0);
    place.remove();
    complaints.mockRestore();
  });
});
