import { appPictures } from './manifest.app.ts';
import { awardPictures } from './manifest.awards.ts';
import { careersPictures } from './manifest.careers.ts';
import { cityPictures } from './manifest.cities.ts';
import { heroPictures } from './manifest.heroes.ts';
import { productPictures } from './manifest.products.ts';
import { neighborhoodPictures } from './manifest.neighborhood.ts';
import { peoplePictures } from './manifest.people.ts';
import { gridPictures } from './manifest.grids.ts';
import { gamingPictures } from './manifest.gaming.ts';
import { labsPictures } from './manifest.labs.ts';
import { planPictures } from './manifest.plans.ts';
import { phonePictures } from './manifest.phone.ts';
import { placePictures } from './manifest.places.ts';
import { requestPictures } from './manifest.requests.ts';
import { quizPictures } from './manifest.quiz.ts';
import { screenPictures } from './manifest.screens.ts';
import { speedPictures } from './manifest.speeds.ts';
import { statePictures } from './manifest.states.ts';
import { tvPictures } from './manifest.tv.ts';
import { visitPictures } from './manifest.visits.ts';
import { safeAreaOf } from './safe-areas.ts';
import type { ArtworkDefinition } from './artwork.ts';

/** The names a manifest spells out; families that are made in a loop are named below. */
type Spelled<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string;

/** A picture of the kit. */
export type ArtName =
  | Spelled<typeof peoplePictures>
  | Spelled<typeof placePictures>
  | Spelled<typeof neighborhoodPictures>
  | Spelled<typeof productPictures>
  | Spelled<typeof statePictures>
  | Spelled<typeof tvPictures>
  | Spelled<typeof gamingPictures>
  | Spelled<typeof phonePictures>
  | Spelled<typeof labsPictures>
  | Spelled<typeof visitPictures>
  | Spelled<typeof appPictures>
  | Spelled<typeof awardPictures>
  | Spelled<typeof planPictures>
  | Spelled<typeof heroPictures>
  | Spelled<typeof gridPictures>
  | Spelled<typeof requestPictures>
  | Spelled<typeof screenPictures>
  | Spelled<typeof speedPictures>
  | Spelled<typeof careersPictures>
  | Spelled<typeof quizPictures>
  | `portrait-${number}`
  | `town-${string}`
  | `view-${string}`;

const pictures: Readonly<Record<string, ArtworkDefinition>> = {
  ...placePictures,
  ...cityPictures,
  ...neighborhoodPictures,
  ...productPictures,
  ...peoplePictures,
  ...statePictures,
  ...tvPictures,
  ...gamingPictures,
  ...phonePictures,
  ...labsPictures,
  ...visitPictures,
  ...awardPictures,
  ...planPictures,
  ...heroPictures,
  ...gridPictures,
  ...requestPictures,
  ...screenPictures,
  ...speedPictures,
  ...careersPictures,
  ...quizPictures,
  ...appPictures,
};

/** Every named picture of the demo provider. Content refers to these names and nothing else. */
export const artwork: Readonly<Record<string, ArtworkDefinition>> = Object.fromEntries(
  Object.entries(pictures).map(([name, drawn]) => [name, { ...drawn, safe: safeAreaOf(name) }]),
);
