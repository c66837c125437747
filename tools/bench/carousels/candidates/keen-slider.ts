// @ts-expect-error -- its types are not among its exports
export { useKeenSlider } from 'keen-slider/react';
