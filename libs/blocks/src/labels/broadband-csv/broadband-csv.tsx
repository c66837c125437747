'use client';

import { GAVE_UP, withDefaults } from '@skein/cms-client';
import {
  Button,
  closesDialog,
  Cluster,
  Container,
  obeyCommand,
  opensDialog,
  Section,
  Select,
  ServedDialog,
  Stack,
  useLanguageTag,
  useWords,
  type UiText,
} from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { byLabel } from '../../parts/by-label/by-label.ts';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import type { BroadbandCsvProps } from './broadband-csv.block.ts';
import { enhanceBroadbandCsv } from './enhance-broadband-csv.ts';

export type { BroadbandCsvProps };

const STATE: UiText = { en: 'State', es: 'Estado' };
const CHOOSE: UiText = { en: 'Choose a state', es: 'Elige un estado' };
const CANCEL: UiText = { en: 'Cancel', es: 'Cancelar' };
const DOWNLOAD: UiText = { en: 'Download', es: 'Descargar' };

/**
 * A button that opens a choice of states in a dialog. Without script, or if the script fails, the dialog has a link
 * to each file.
 */
export function BroadbandCsv(given: BroadbandCsvProps) {
  const props = withDefaults(given, { downloads: [] });
  const { openText, title, dropdownTitle, placeholder, downloads, cancelText, downloadText } = props;
  const say = useWords();
  const tag = useLanguageTag();
  const id = useId();
  const root = useEnhanced<HTMLElement>(enhanceBroadbandCsv);
  if (downloads.length === 0) return null;
  return (
    <section ref={root} data-analytics-id={props.analyticsId} data-print="none">
      <Section as="div" spacing="small">
        <Container>
          <Button variant="outline" aria-haspopup="dialog" {...opensDialog(id)} onClick={obeyCommand}>
            {openText}
          </Button>
          <ServedDialog id={id} title={title} size="medium">
            <Form>
              <Stack gap={5}>
                <Select
                  label={dropdownTitle ?? say(STATE)}
                  placeholder={placeholder ?? say(CHOOSE)}
                  options={byLabel(
                    downloads.map(({ state, link }) => ({ value: link, label: state })),
                    tag,
                  )}
                  defaultValue=""
                  autoComplete="off"
                  required
                />
                <Cluster gap={3}>
                  <Button type="submit" disabled>
                    {downloadText ?? say(DOWNLOAD)}
                  </Button>
                  <Button variant="quiet" {...closesDialog(id)} onClick={obeyCommand}>
                    {cancelText ?? say(CANCEL)}
                  </Button>
                </Cluster>
              </Stack>
            </Form>
            <Files>
              {downloads.map(({ id: key, state, link }) => (
                <li key={key ?? link}>
                  <a href={link}>{state} (CSV)</a>
                </li>
              ))}
            </Files>
          </ServedDialog>
        </Container>
      </Section>
    </section>
  );
}

const Form = styled.form`
  @media (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;

/** A list of links that shows instead of the form if no script runs, or if the script fails. */
const Files = styled.ul`
  columns: 12rem auto;

  @media not (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: block;
  }
`;
