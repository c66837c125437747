import { entryType, html, text, type PropsOf } from '@skein/cms-client';

/** Content type of the popup about parking at a service space (a shop of the provider). */
export const parkingInfo = entryType(
  'gfParkingInfo',
  {
    name: 'Parking info',
    description: 'Where to park at a service space, in a popup',
  },
  { title: text('gfParkingInfoPopupTitle'), description: html('gfParkingInfoPopupDescription') },
);

export interface ParkingInfo extends PropsOf<typeof parkingInfo.fields> {}
