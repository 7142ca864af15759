import { describe, expect, it } from 'vitest';
import { chartSize } from './chart-size.ts';

const rows = (count: number, username = 'ana') => Array.from({ length: count }, () => ({ username, score: 1 }));

describe('chartSize', () => {
  it('is at least 180 high and gives 36 to a row beyond that', () => {
    expect(chartSize(rows(1)).height).toBe(180);
    expect(chartSize(rows(5)).height).toBe(180);
    expect(chartSize(rows(10)).height).toBe(360);
  });
  it('keeps at least 130 for labels, more for long ones, within reason', () => {
    expect(chartSize(rows(1)).labelPadding).toBe(130);
    expect(chartSize(rows(1, 'a'.repeat(30))).labelPadding).toBe(256);
    expect(chartSize(rows(1, 'a'.repeat(254))).labelPadding).toBe(260);
  });
  it('gives names no more than that on a narrow screen', () => {
    expect(chartSize(rows(1, 'a'.repeat(254)), true).labelPadding).toBe(130);
  });
  it('has room for the figures of scores below zero, beside the 540 of the bars', () => {
    const above = chartSize(rows(2));
    const below = chartSize([...rows(1), { username: 'bob', score: -3 }]);
    expect(above.below).toBe(0);
    expect(below.below).toBeGreaterThan(0);
    expect(below.width).toBe(above.width + below.below);
  });
  it('leaves 540 to the bars whatever the labels', () => {
    const short = chartSize(rows(1));
    const long = chartSize(rows(1, 'a'.repeat(60)));
    expect(short.width - short.labelPadding).toBe(long.width - long.labelPadding);
  });
});
