import { Route, Routes } from 'react-router';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { lazyPage } from '#app/routing/lazy-page.tsx';
import { SignedInLayout } from './load-route.ts';
import { Guests, Members } from '#app/session/guards.tsx';

const AuthPage = lazyPage('auth');
const WelcomePage = lazyPage('welcome');
const ForgotPasswordPage = lazyPage('forgot-password');
const UpdatePasswordPage = lazyPage('update-password');
const HealthLinkPage = lazyPage('health-link');

/**
 * The public routes (specification, section 2) and the page for readers of a health link. Other routes need a session and are
 * fetched with the signed-in layout.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PlainLayout />}>
        <Route
          path="/auth"
          element={
            <Guests>
              <AuthPage />
            </Guests>
          }
        />
        <Route
          path="/forgot-password"
          element={
            <Guests>
              <ForgotPasswordPage />
            </Guests>
          }
        />
        <Route path="/update-password" element={<UpdatePasswordPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        <Route path="/health-link" element={<HealthLinkPage />} />
      </Route>
      <Route
        path="*"
        element={
          <Members>
            <SignedInLayout />
          </Members>
        }
      />
    </Routes>
  );
}
