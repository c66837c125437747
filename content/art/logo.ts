import { document } from './svg.ts';

export interface LogoOptions {
  theme: 'light' | 'dark';
}

export function logo(_options: LogoOptions): string {
  return document(300, 60);
}
export function logoSymbol(_options: LogoOptions): string {
  return document(64, 64);
}
export function favicon(): string {
  return document(64, 64);
}
export function appIcon(): string {
  return document(512, 512);
}
export function ogBackground(): string {
  return document(1200, 630);
}
