import { createMap, type MapView } from '@skein/map';
import { AUSTIN, mapContract } from '@skein/map/testing';

/**
 * The test page's function for the spec. It runs one case of the map contract, with a map that does not need Google.
 */
export interface ContractPage {
  run(name: string): Promise<void>;
}

declare global {
  interface Window {
    contractPage?: ContractPage;
  }
}

window.contractPage = {
  async run(name) {
    const element = document.createElement('div');
    element.style.cssText = 'inline-size:800px;block-size:600px';
    document.body.replaceChildren(element);
    const views: MapView[] = [];
    try {
      await mapContract
        .find((one) => one.name === name)
        ?.run(async (options) => {
          const view = await createMap(element, {
            camera: AUSTIN,
            label: 'Map of Austin',
            language: 'en',
            ...options,
          });
          views.push(view);
          return { view, element };
        });
    } finally {
      for (const view of views) view.destroy();
    }
  },
};
