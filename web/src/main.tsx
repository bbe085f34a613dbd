import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { startMessages } from '#core/messages/messages.ts';
import { startPreferences } from '#core/preferences/preferences.ts';
import { startSession } from '#core/session/session.ts';
import { loadWords } from './app/load-words.ts';
import { createAppRouter } from './app/router.tsx';
import './styles/index.css';

startMessages(loadWords);
startPreferences();
startSession();

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
