import { ScheduleCall } from '@skein/forms';

export const Call = () => (
  <ScheduleCall
    title="Talk to a person"
    issues={[
      { value: 'new', label: 'Getting connected' },
      { value: 'bill', label: 'My bill' },
    ]}
    times={[
      { value: '09:00|9:00 AM', label: '9 AM' },
      { value: '14:00|2:00 PM', label: '2 PM' },
    ]}
    timeZones={[
      { value: 'America/Chicago', label: 'Central' },
      { value: 'America/Denver', label: 'Mountain' },
    ]}
    postTo="/api/calls"
  />
);
