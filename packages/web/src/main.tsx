import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';

import { render } from 'preact';
import { App } from './App.tsx';
import { keepPage } from './offline/install.ts';
import { startRouter } from './router.ts';
import { startSettings } from './settings/settings.ts';
import { startLanguage } from './words/language.ts';

keepPage();
startSettings();
startRouter();
await startLanguage();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
