import { screen } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it } from 'vitest';
import {
  beginAnew,
  field,
  fillContact,
  goToCheck,
  goToDate,
  page,
  press,
  said,
  show,
} from '../testing/call-stage.ts';
import { standInServices } from '../testing/stand-in-services.ts';
import { callMaintenance } from './call-back.fixtures.ts';

beginAnew();

describe('a call, asked for on the maintenance page', () => {
  it('asks for one thing at a time, and not for what it is about', async () => {
    show(callMaintenance, standInServices());
    expect(screen.queryByLabelText('What’s it about?')).toBeNull();
    await press('Next');
    expect(said()).toBe('We need this one.');
    await fillContact();
    await visitor.clear(field('Phone'));
    await press('Next');
    expect(said()).toBe('Which number should ring?');
    expect(page.dataLayer).toEqual([]);
  });

  it('tells the data layer that the contact was confirmed, without saying who it is', async () => {
    show(callMaintenance, standInServices());
    await goToDate();
    expect(page.dataLayer).toEqual([
      {
        event: 'fiber_maintenance',
        category: 'fiber-maintenance',
        action: 'click',
        label: 'contact info confirm',
      },
    ]);
  });

  it('hands its wire both things that it may be about', async () => {
    const services = standInServices({ answer: () => ({ kind: 'accepted' }) });
    show(callMaintenance, services);
    await goToCheck();
    await press('Book the call');
    await screen.findByText('We’ll call you.');
    expect(services.orders).toMatchObject([
      {
        face: 'maintenance',
        known: {
          newIssue: 'Maintenance, new customer',
          customerIssue: 'Maintenance, existing customer',
          issueDetail: 'Maintenance visit',
        },
      },
    ]);
  });
});
