import { expect, test } from 'vitest';
import { findImportedPackages, withPeers } from './packages.ts';

function imported(text: string, name = 'index.tsx') {
  return findImportedPackages([{ name, text }]);
}

test.each([
  ["import Button from '@mui/material/Button';", '@mui/material'],
  ["import { useState } from 'react';", 'react'],
  ['import * as React from "react";', 'react'],
  ["import type { Dayjs } from 'dayjs';", 'dayjs'],
  ["import dayjs from 'dayjs/plugin/utc.js';", 'dayjs'],
  ["import {\n  Slider,\n  sliderClasses,\n} from '@mui/base/Slider';", '@mui/base'],
  ["import '@mui/x-data-grid/styles.css';", '@mui/x-data-grid'],
  ["export { Button } from '@mui/base';", '@mui/base'],
  ["const Grid = lazy(() => import('@mui/x-data-grid'));", '@mui/x-data-grid'],
])('%j imports %s', (text, name) => {
  expect(imported(text)).toEqual([name]);
});

test.each([
  ["import { stops } from './stops';"],
  ["import styles from '../styles.css';"],
  ["export const origin = 'react';"],
  ["export default function Harbour() {\n  return <p title='react'>from 'dayjs'</p>;\n}"],
  ["// It's what one would import from 'react'."],
])('%j imports no package', (text) => {
  expect(imported(text)).toEqual([]);
});

test('only code imports packages', () => {
  expect(imported("@import 'tailwindcss';", 'styles.css')).toEqual([]);
});

test('what is imported by several files is named once, in order', () => {
  const files = [
    { name: 'index.tsx', text: "import { useState } from 'react';\nimport dayjs from 'dayjs';\n" },
    { name: 'stops.ts', text: "import dayjs from 'dayjs';\n" },
  ];

  expect(findImportedPackages(files)).toEqual(['dayjs', 'react']);
});

test('peers of peers come along', () => {
  const packages = {
    grid: { version: '8.0.0', peers: ['kit'] },
    kit: { version: '7.0.1', peers: ['react', 'grid'] },
    react: { version: '19.3.1' },
    other: { version: '1.0.0' },
  };

  expect(withPeers(['grid'], packages)).toEqual({
    grid: '8.0.0',
    kit: '7.0.1',
    react: '19.3.1',
  });
});
