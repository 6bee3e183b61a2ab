const root = document.documentElement;
const languages = document.querySelectorAll("[data-speak]");

function speak(lang) {
  root.lang = root.dataset.lang = lang;
  for (const one of languages) one.setAttribute("aria-pressed", one.dataset.speak === lang);
}

for (const one of languages) one.onclick = () => speak(one.dataset.speak);
document.querySelector("[data-turn]").onclick = () => {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
};
speak(navigator.language.startsWith("ru") ? "ru" : "en");
