import { createMap, type MapView } from '@skein/map';
import { AUSTIN, mapContract } from '@skein/map/testing';

/**
 * The page's interface for the spec, which runs one case of the contract after the other, with the map that
 * needs no vendor.
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
