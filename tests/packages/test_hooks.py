"""Hooks: what they are given and what they return."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from small_packages import PACKAGES, RULES, install, small_package

from tearsheet.model.reference import Hook, Prop
from tearsheet.packages.hooks import read_hooks
from tearsheet.packages.packages import Package, open_package
from tearsheet.packages.public_names import read_public_names


def hooks_of(package: Package) -> Mapping[str, Hook]:
    return read_hooks(package, read_public_names(package))


def only_hook(folder: Path, code: str, index: str = 'export * from "./useLid";\n') -> Hook:
    package = small_package(
        folder,
        {
            "index.d.ts": index,
            "useLid/index.d.ts": 'export * from "./useLid";\n',
            "useLid/useLid.d.ts": code,
        },
    )
    (hook,) = hooks_of(package).values()
    return hook


def names(props: tuple[Prop, ...]) -> list[str]:
    return [prop.name for prop in props]


PARAMETERS = """
export interface UseLidParameters {
  /**
   * Whether the lid is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** What the lid closes. */
  box: string | number;
  /**
   * How it turns.
   * @deprecated Use `angle` instead.
   */
  turn?:
    // degrees
    | 'left'
    | 'right';
  /** @ignore */
  secret?: boolean;
  /** @internal */
  part?: boolean;
}
export interface UseLidReturnValue {
  /** Whether it is open now. */
  open: boolean;
  /** Moves the lid. */
  move(angle: number): void;
}
/**
 * Opens and closes a lid.
 *
 * Demos:
 *
 * - [Lid](https://example.org/lid/)
 */
export declare function useLid(parameters: UseLidParameters): UseLidReturnValue;
"""


def test_the_members_of_the_one_object_are_the_parameters(tmp_path: Path) -> None:
    hook = only_hook(tmp_path, PARAMETERS)

    assert hook.parameters == (
        Prop(name="box", type="string | number", required=True, description="What the lid closes."),
        Prop(
            name="defaultOpen",
            type="boolean",
            default="false",
            description="Whether the lid is open at first.",
        ),
        Prop(
            name="turn",
            type="'left' | 'right'",
            deprecated=True,
            deprecation="Use `angle` instead.",
            description="How it turns.",
        ),
    )


def test_the_members_of_what_it_returns_are_listed(tmp_path: Path) -> None:
    hook = only_hook(tmp_path, PARAMETERS)

    assert [(prop.name, prop.type) for prop in hook.returns] == [
        ("move", "(angle: number) => void"),
        ("open", "boolean"),
    ]
    assert hook.returned == ""
    assert hook.unresolved == ()


def test_the_description_ends_where_the_links_to_pages_begin(tmp_path: Path) -> None:
    assert only_hook(tmp_path, PARAMETERS).description == "Opens and closes a lid."


def test_it_is_imported_from_its_module_and_from_the_package(tmp_path: Path) -> None:
    assert only_hook(tmp_path, PARAMETERS).imports == (
        "import { useLid } from '@small/kit/useLid';",
        "import { useLid } from '@small/kit';",
    )


def test_a_default_export_is_imported_as_one(tmp_path: Path) -> None:
    package = small_package(
        tmp_path,
        {
            "index.d.ts": 'export { default as useLid } from "./useLid";\n',
            "useLid/index.d.ts": "export default function useLid(): boolean;\n",
        },
    )

    assert hooks_of(package)["useLid"].imports == (
        "import useLid from '@small/kit/useLid';",
        "import { useLid } from '@small/kit';",
    )


def test_what_may_still_change_is_imported_under_its_longer_name(tmp_path: Path) -> None:
    package = small_package(
        tmp_path,
        {
            "index.d.ts": 'export * from "./unstable_useLid";\n',
            "unstable_useLid/index.d.ts": 'export { useLid as unstable_useLid } from "./useLid";\n',
            "unstable_useLid/useLid.d.ts": "export declare function useLid(): boolean;\n",
        },
    )

    assert hooks_of(package)["useLid"].imports == (
        "import { unstable_useLid as useLid } from '@small/kit/unstable_useLid';",
        "import { unstable_useLid as useLid } from '@small/kit';",
    )


def test_arguments_that_are_not_one_object_are_parameters_each(tmp_path: Path) -> None:
    hook = only_hook(
        tmp_path,
        """
        export interface Options { soft: boolean }
        /**
         * @param {string} query Which lid.
         * @param options How to move it.
         */
        export declare function useLid(query: string, options?: Options): boolean;
        """,
    )

    assert hook.parameters == (
        Prop(name="query", type="string", required=True, description="Which lid."),
        Prop(name="options", type="Options", description="How to move it."),
    )
    assert hook.returned == "boolean"


def test_what_the_caller_chooses_the_type_of_is_an_argument(tmp_path: Path) -> None:
    hook = only_hook(
        tmp_path,
        """
        interface Lid { angle: number }
        export declare function useLid<T = Lid>(first?: T): T;
        """,
    )

    assert names(hook.parameters) == ["first"]
    assert names(hook.returns) == ["angle"]


@pytest.mark.parametrize(
    ("returned", "shown"),
    [("Lid | null", "Lid | null"), ("undefined | Lid", "undefined | Lid"), ("Lid", "")],
)
def test_a_result_that_may_be_missing_is_told(tmp_path: Path, returned: str, shown: str) -> None:
    hook = only_hook(
        tmp_path,
        f"interface Lid {{ angle: 1 | null }}\nexport declare function useLid(): {returned};\n",
    )

    assert names(hook.returns) == ["angle"]
    assert hook.returned == shown


@pytest.mark.parametrize(
    "code",
    [
        "export declare const useLid: (box: string) => boolean;",
        "interface Call { (box: string): boolean }\nexport declare const useLid: Call;",
        "type Call<T> = (box: T) => boolean;\nexport declare const useLid: Call<string>;",
        "declare function twin(box: string): boolean;\nexport declare const useLid: typeof twin;",
    ],
)
def test_a_hook_may_be_declared_in_many_ways(tmp_path: Path, code: str) -> None:
    hook = only_hook(tmp_path, code)

    assert names(hook.parameters) == ["box"]
    assert hook.returned == "boolean"


def test_types_are_followed_through_files_and_changes(tmp_path: Path) -> None:
    package = small_package(
        tmp_path,
        {
            "index.d.ts": 'export * from "./useLid";\n',
            "base.d.ts": "export interface Base { /** From below. */ angle: number; left: 1 }\n",
            "useLid/index.d.ts": """
                import type { Base } from "../base";
                type Kept = Omit<Base, 'left'> & Partial<Pick<Own, 'box'>>;
                interface Own { box: string; other: string }
                export interface UseLidParameters extends Kept { /** Nearer. */ angle: 90 }
                export declare function useLid(parameters?: UseLidParameters): void;
            """,
        },
    )

    (angle, box) = hooks_of(package)["useLid"].parameters
    assert (angle.name, angle.type, angle.description) == ("angle", "90", "Nearer.")
    assert (box.name, box.required) == ("box", False)


def test_a_type_that_mentions_itself_ends(tmp_path: Path) -> None:
    hook = only_hook(
        tmp_path,
        """
        export interface UseLidParameters extends Ring { box: string }
        type Ring = UseLidParameters & Ring;
        export declare function useLid<T extends T[]>(parameters: UseLidParameters): T;
        """,
    )

    assert names(hook.parameters) == ["box"]


def test_what_cannot_be_followed_is_told(tmp_path: Path) -> None:
    hook = only_hook(
        tmp_path,
        """
        import type { Elsewhere } from "not-installed";
        export interface UseLidParameters extends Elsewhere<string> { box: string }
        export declare function useLid(parameters: UseLidParameters): void;
        """,
    )

    assert names(hook.parameters) == ["box"]
    assert hook.unresolved == ("The members of `Elsewhere<string>` in its parameters.",)


def test_what_is_no_function_that_can_be_read_is_told(tmp_path: Path) -> None:
    hook = only_hook(tmp_path, "export declare const useLid: Missing;\n")

    assert hook.unresolved == ("What `useLid` is given and returns.",)


@pytest.mark.parametrize("tag", ["@ignore - for the kit alone", "@internal"])
def test_a_hook_readers_are_not_meant_to_see_is_left_out(tmp_path: Path, tag: str) -> None:
    package = small_package(
        tmp_path, {"index.d.ts": f"/** {tag} */\nexport declare function useLid(): void;\n"}
    )

    assert hooks_of(package) == {}


@pytest.mark.parametrize(
    "code",
    [
        "/** Runs it. */\nexport declare const useOnce: (when: boolean, run: () => void) => void;",
        "export declare function useLidApi(api: LidPrivateApi): void;",
        "export declare const useUtilityClasses: (given: object) => Record<string, string>;",
    ],
)
def test_what_only_the_package_builds_on_is_no_hook_for_readers(tmp_path: Path, code: str) -> None:
    assert hooks_of(small_package(tmp_path, {"index.d.ts": f"{code}\n"})) == {}


def test_where_nearly_all_name_a_page_the_others_have_none(tmp_path: Path) -> None:
    page = "/** - [API](https://kitchen.example/kettle/hooks-api/#use) */\n"
    named = "".join(f"{page}export declare function use{n}(): 1;\n" for n in ("Lid", "Spout"))
    package = small_package(
        tmp_path, {"index.d.ts": f"{named}export declare function useSteam(): 1;\n"}
    )

    assert list(hooks_of(package)) == ["useLid", "useSpout"]


def test_a_result_is_described_by_the_type_called_after_the_hook(tmp_path: Path) -> None:
    declared = "export declare function useLid(): { open: boolean };\n"
    described = "export interface UseLidReturnValue { /** Whether it is off. */ open: boolean; }\n"
    package = small_package(tmp_path, {"index.d.ts": declared + described})

    (open_,) = hooks_of(package)["useLid"].returns

    assert open_.description == "Whether it is off."


def test_only_what_the_package_itself_declares_and_offers_is_its_own(tmp_path: Path) -> None:
    other = {"index.d.ts": "export declare function useOther(): void;\n"}
    install(tmp_path / "node_modules", other, name="@small/other")
    package = small_package(
        tmp_path,
        {
            "index.d.ts": 'export * from "@small/other";\nexport declare function used(): void;\n',
            "internals/index.d.ts": "export declare function useSecret(): void;\n",
            "useShown/index.d.ts": "/** Shows. */\nexport declare function useShown(): 1;\n",
        },
    )

    assert list(hooks_of(package)) == ["useShown"]


@pytest.mark.parametrize("length", range(0, len(PARAMETERS), 97))
def test_a_file_that_was_cut_off_stops_nothing(tmp_path: Path, length: int) -> None:
    package = small_package(tmp_path, {"index.d.ts": PARAMETERS[:length]})

    assert set(hooks_of(package)) <= {"useLid"}


def test_the_family_s_hooks_are_all_found_with_their_members() -> None:
    counted = {
        name: (len(hook.parameters), len(hook.returns))
        for name, hook in hooks_of(open_package(PACKAGES / "@mui" / "base", rules=RULES)).items()
    }

    assert counted == {
        "useAutocomplete": (37, 19),
        "useBadge": (4, 4),
        "useButton": (9, 5),
        "useDropdown": (4, 2),
        "useFormControlContext": (0, 9),
        "useInput": (10, 9),
        "useMenu": (7, 8),
        "useMenuButton": (3, 4),
        "useMenuItem": (6, 7),
        "useMenuItemContextStabilizer": (1, 2),
        "useModal": (12, 8),
        "useNumberInput": (18, 13),
        "useOption": (5, 5),
        "useOptionContextStabilizer": (1, 1),
        "useSelect": (19, 15),
        "useSlider": (18, 16),
        "useSnackbar": (5, 2),
        "useSwitch": (9, 6),
        "useTab": (6, 9),
        "useTabPanel": (3, 3),
        "useTabs": (6, 1),
        "useTabsList": (1, 8),
        "useTransitionStateManager": (0, 2),
        "useTransitionTrigger": (1, 2),
    }


@pytest.mark.parametrize(
    ("package", "count"),
    [
        ("@mui/material", 11),
        ("@mui/system", 4),
        ("@mui/joy", 3),
        ("@mui/x-data-grid", 6),
        ("@mui/x-date-pickers", 14),
        ("@mui/x-charts", 47),
        ("@mui/x-tree-view", 4),
        ("@toolpad/core", 7),
    ],
)
def test_the_installed_packages_have_as_many_hooks(package: str, count: int) -> None:
    hooks = hooks_of(open_package(PACKAGES / package, rules=RULES))

    assert len(hooks) == count
    assert all(hook.imports for hook in hooks.values())
    assert [name for name, hook in hooks.items() if hook.unresolved] == []
