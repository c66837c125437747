import { choice, entryType, list, text, type FieldsType, type PropsOf } from '@skein/cms-client';
import { farSpeed, nearSpeed } from './speed-fields.shared.ts';
import { wifiDeviceDefaults } from './wifi-calculator.defaults.ts';
import { wifiGenerations } from './wifi-generation.ts';

const deviceSpeedFields = {
  router: choice('gfRouterGen', wifiGenerations),
  near: nearSpeed('gfSpeedNear'),
  far: farSpeed('gfSpeedFar'),
};
export interface DeviceSpeedProps extends PropsOf<typeof deviceSpeedFields> {}

export const deviceSpeed: FieldsType<typeof deviceSpeedFields, 'gfWifiDeviceSpeed', DeviceSpeedProps> =
  entryType(
    'gfWifiDeviceSpeed',
    {
      name: 'Wi-Fi calculator: measured speed',
      description: 'How fast one device is with a router of one generation',
    },
    deviceSpeedFields,
  );

const wifiDeviceFields = {
  name: text('gfDeviceName', 120),
  generation: choice('gfWifiGen', wifiGenerations),
  speeds: list('gfDeviceSpeeds', deviceSpeed)
    .default(wifiDeviceDefaults.speeds)
    .help('Measured with this device. For a router that is not among them its generation counts'),
};
export interface WifiDeviceProps extends PropsOf<typeof wifiDeviceFields> {}

export const wifiDevice: FieldsType<typeof wifiDeviceFields, 'gfWifiDevice', WifiDeviceProps> = entryType(
  'gfWifiDevice',
  {
    name: 'Wi-Fi calculator: device',
    description: 'A phone, a laptop, a television: something that a visitor may own',
  },
  wifiDeviceFields,
);

const deviceCategoryFields = {
  name: text('gfCategoryName', 80),
  devices: list('gfDevices', wifiDevice),
};
export interface DeviceCategoryProps extends PropsOf<typeof deviceCategoryFields> {}

export const deviceCategory: FieldsType<
  typeof deviceCategoryFields,
  'gfWifiDeviceCategory',
  DeviceCategoryProps
> = entryType(
  'gfWifiDeviceCategory',
  {
    name: 'Wi-Fi calculator: kind of device',
    description: 'Devices of one kind, which a visitor picks first',
  },
  deviceCategoryFields,
);
