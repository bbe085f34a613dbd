import { createRoot } from 'react-dom/client';
import { startMessages } from '#core/messages/messages.ts';
import { startPreferences } from '#core/preferences/preferences.ts';
import { startSession } from '#core/session/start-session.ts';
import { App } from '#app/root-layout/app.tsx';
import { loadMessages } from '#core/messages/load-messages.ts';
import { loadRoute } from '#app/root-layout/load-route.ts';
import './styles/index.css';

startMessages(loadMessages);
startPreferences();
startSession();
// If a fetch fails here, the component fetches again when it renders, and reports the error then.
loadRoute(location.pathname).catch(() => undefined);

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
createRoot(place).render(<App />);
