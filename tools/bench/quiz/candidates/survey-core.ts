export { Model } from 'survey-core';
