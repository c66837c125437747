import { describe, expect, it } from 'vitest';
import { productLook } from './product-look.ts';

describe('a product in the navigation', () => {
  it.each([
    ['/product/internet', { tone: 'internet', icon: 'globe' }],
    ['/wifi', { icon: 'wifi' }],
    ['/webpass', { icon: 'building' }],
    ['/gaming', { icon: 'gamepad' }],
    ['/plans', { icon: 'bolt' }],
    ['/intl/es/product/tv', { tone: 'tv', icon: 'tv' }],
    ['/product/phone/?from=nav#plans', { tone: 'phone', icon: 'phone' }],
    ['/business', { tone: 'business', icon: 'building' }],
    ['/product/constructor', { icon: 'bolt' }],
    ['/', { icon: 'bolt' }],
    [undefined, { icon: 'bolt' }],
  ])('at %s looks like %o', (url, expected) => {
    expect(productLook(url)).toEqual(expected);
  });
});
