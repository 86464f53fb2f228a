import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { App } from './app.tsx';
import { leaveServedPage } from './served-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
leaveServedPage(root);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
