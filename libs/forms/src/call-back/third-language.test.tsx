import type { EntryType } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { render, screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it } from 'vitest';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import { beginAnew, clock, press } from '../testing/call-stage.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { standInServices } from '../testing/stand-in-services.ts';
import { callModalPlain } from './call-back.fixtures.ts';
import { CallBack } from './call-back.tsx';
import type { ScheduleCallProps } from './call-back.block.ts';

const FRENCH = {
  'First name': 'Prénom',
  'Last name': 'Nom',
  Email: 'Courriel',
  Phone: 'Téléphone',
  Next: 'Suivant',
  'Add your email.': 'Indiquez votre courriel.',
  Day: 'Jour',
  'Monday to Friday': 'Du lundi au vendredi',
} as const;

beginAnew();

describe('a form in a language that only its host speaks', () => {
  const show = () => {
    const content = fixtureProps(callModalPlain.type as EntryType<ScheduleCallProps>, callModalPlain);
    const services = standInServices();
    render(
      <LanguageProvider language="fr" words={FRENCH}>
        <FormServicesProvider load={async () => services}>
          <CallBack face="maintenance" content={content} issues={[]} now={() => clock.nowMs} />
        </FormServicesProvider>
      </LanguageProvider>,
    );
  };

  it('asks and answers in its words, and dates are written as there', async () => {
    show();
    await visitor.type(screen.getByLabelText('Prénom'), 'Léa');
    await visitor.type(screen.getByLabelText('Nom'), 'Roux');
    await press('Suivant');
    expect(screen.getAllByText('Indiquez votre courriel.')).not.toEqual([]);
    await visitor.type(screen.getByLabelText('Courriel'), 'lea@example.com');
    await visitor.type(screen.getByLabelText(/^Téléphone/), '7375550142');
    await press('Suivant');
    expect(screen.getByText(/^Du lundi au vendredi, .*nov\..*/)).toBeTruthy();
  });

  it('says what its host has no words for in English', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Who should we call?' })).toBeTruthy();
  });
});
